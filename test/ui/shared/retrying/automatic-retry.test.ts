import { beforeEach, describe, expect, it } from 'vitest';
import { ReportCallFailure } from '#application/shared/report-call-failure.ts';
import { Failure } from '#domain/shared/failure.ts';
import { ApiError } from '#infrastructure/http/api-error.ts';
import { AutomaticRetry } from '#ui/shared/retrying/automatic-retry.ts';
import { Task } from '#ui/shared/task.ts';
import { FakeClock } from '../../../support/browser/fake-clock.ts';
import { FakeConnectivity } from '../../../support/browser/fake-connectivity.ts';
import { settled } from '../../../support/outbox.ts';

let clock: FakeClock;
let connectivity: FakeConnectivity;
let reports: ReportCallFailure;
let notices: number;
let loading: Task;
let loads: number;
/** Errors of the next loads; further ones succeed. */
let errors: ApiError[];

beforeEach(() => {
  clock = new FakeClock();
  connectivity = new FakeConnectivity();
  notices = 0;
  loads = 0;
  loading = new Task();
  reports = new ReportCallFailure({
    show: () => {
      notices += 1;
    },
    clear: () => undefined,
    withdraw: () => undefined,
  });
});

async function fetchOnce() {
  const cause = errors.shift();
  if (!cause) return;
  reports.report(cause);
  throw new Failure('ERROR_FETCHING_DATASET', { cause });
}

function load() {
  loads += 1;
  void loading.run(fetchOnce, () => undefined);
}

async function open(...all: ApiError[]) {
  errors = all;
  load();
  await settled();
  return new AutomaticRetry(clock, connectivity, reports).watch(loading, load);
}

const refusal = (status: number | undefined, retryAfter?: number) =>
  new ApiError(status, undefined, undefined, { retryAfter });

async function pass(milliseconds: number) {
  clock.advance(milliseconds);
  await settled();
}

describe('a load that has failed', () => {
  it.each([undefined, 403, 404, 429, 500, 502, 503])(
    'with the status %s is retried until it succeeds',
    async (status) => {
      await open(refusal(status), refusal(status));

      await pass(1_000);
      expect(loads).toBe(2);
      await pass(2_000);
      await pass(600_000);

      expect(loads).toBe(3);
      expect(loading.isFailing).toBe(false);
    },
  );

  it('is retried after pauses that grow to a minute', async () => {
    await open(...Array.from({ length: 9 }, () => refusal(500)));
    const pauses: (number | undefined)[] = [];

    for (let time = 0; time < 8; time += 1) {
      pauses.push(clock.patience);
      await pass(clock.patience ?? 0);
    }

    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('waits as long as the server asks for', async () => {
    await open(refusal(503, 30_000));

    await pass(29_999);
    expect(loads).toBe(1);
    await pass(1);

    expect(loads).toBe(2);
  });

  it('is retried once when the browser is online again', async () => {
    await open(refusal(undefined));

    connectivity.turn(false);
    connectivity.turn(true);
    await settled();
    await pass(60_000);

    expect(loads).toBe(2);
  });

  it('shows a notice the first time alone', async () => {
    await open(refusal(500), refusal(500), refusal(500));
    const before = notices;

    await pass(1_000);
    await pass(2_000);
    expect(notices).toBe(before);
    reports.report(refusal(500));

    expect(notices).toBeGreaterThan(before);
  });

  it('is not retried if the server cannot read the id', async () => {
    await open(refusal(422));

    await pass(60_000);

    expect(loads).toBe(1);
  });

  it('is not retried once the page is left', async () => {
    const stop = await open(refusal(500));

    stop();
    await pass(60_000);
    connectivity.turn(true);

    expect(loads).toBe(1);
  });
});
