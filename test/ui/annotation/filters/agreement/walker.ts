import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { canStepBetween, sameCriteria } from '#domain/criteria/changes.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { positionOf, recordsOn } from '#domain/criteria/page.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { limits } from '#domain/shared/limits.ts';
import { toWireSearch } from '#infrastructure/http/annotation/mappers/search.ts';
import { AnnotationViewModel } from '#ui/annotation/model/annotation-view-model.ts';
import { testContainer } from '../../../../support/container.ts';
import type { World } from '../../../../support/server/world.ts';
import { leavePage, openApp } from '../../../support/open-app.tsx';
import { expectedSortRows, expectedTexts } from './expected-texts.ts';
import type { Recorder, Search } from './recorder.ts';
import { shownRecords, shownSortRows, shownTexts, theControl } from './shown.ts';

/** One turn of the event loop, to let pending work continue. */
const eventLoopTurn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export class Walker {
  /** Skips the check for clickability, which is slow in jsdom. */
  readonly user = userEvent.setup({ pointerEventsCheck: 0 });
  private viewModels: AnnotationViewModel[] = [];
  /** Number of searches before the last step, and before the first search for the shown records. */
  private since = 0;
  private loadedAt = 0;

  constructor(
    private readonly wire: Recorder,
    readonly dataset: World,
  ) {}

  get records() {
    const shown = this.viewModels.findLast(({ records }) => records.criteria !== undefined);
    if (!shown) throw new Error('no dataset is open');
    return shown.records;
  }

  get total() {
    return this.wire.searches.at(-1)?.answer.total ?? 0;
  }

  /** Reloads this address with the same history state. */
  async open(query: string, state?: unknown) {
    leavePage();
    this.viewModels = [];
    this.since = this.wire.searches.length;
    this.loadedAt = this.since;
    const container = testContainer(this.wire);
    container.onActivation(AnnotationViewModel, (_, viewModel) => {
      this.viewModels.push(viewModel);
      return viewModel;
    });
    await openApp(container, `/dataset/${this.dataset.id}/annotation-mode${query}`, state);
    await waitFor(() => expect(this.records.opened).toBeTruthy());
  }

  reload = () => this.open(location.search, history.state?.usr);

  async runStep(step: () => Promise<unknown>) {
    this.since = this.wire.searches.length;
    await step();
  }

  travel = (by: 1 | -1) =>
    this.runStep(() =>
      act(async () => {
        const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.go(by);
        await arrived;
      }),
    );

  async settle() {
    for (let calm = 0; calm < 3; ) {
      await eventLoopTurn();
      const { loading, prefetching } = this.records;
      calm = this.wire.pending > 0 || loading.isRunning || prefetching.isRunning ? 0 : calm + 1;
    }
  }

  async expectAgreement(criteria: Criteria, idleField: string | undefined) {
    expect(this.records.criteria).toEqual(criteria);
    expect(readCriteria(new URLSearchParams(location.search))).toEqual(criteria);
    await waitFor(() => expect(shownTexts()).toEqual(expectedTexts(criteria, this.total, idleField)));
    if (criteria.sort.length > 0) await this.expectSort(criteria);
  }

  /** Requests since `before`; waits until their results are shown. */
  expectSearches(criteria: Criteria, { before, asked }: { before: Criteria | undefined; asked: Criteria }) {
    const fresh = this.wire.searches.slice(this.since);
    if (!before || !(sameCriteria(before, asked) || canStepBetween(before, asked))) {
      this.loadedAt = this.since;
      expect(fresh[0]).toMatchObject(firstRange(asked));
    } else if (this.total > 0) this.expectOnward(criteria, fresh[0]);
    for (const { query, offset, limit, body } of [...fresh, ...this.wire.searches.slice(-1)]) {
      expect(query).toBe(`?include=responses&include=suggestions&offset=${offset}&limit=${limit}`);
      expect(body).toEqual(asSent(toWireSearch(criteria)));
    }
    expect(shownRecords()).toEqual(this.expectedRecords(criteria));
  }

  /** Steps within the same records send no second request. */
  private expectOnward({ page }: Criteria, asked: Search | undefined) {
    const known = this.foundPositions(this.since);
    if (!known.has(positionOf(page))) expect(asked?.offset).toBe(positionOf(page) - 1);
    else if (asked) expect([...known.keys()]).not.toContain(asked.offset + 1);
  }

  private foundPositions(until?: number) {
    const found = new Map<number, string>();
    for (const { offset, answer } of this.wire.searches.slice(this.loadedAt, until))
      for (const [index, { record }] of answer.items.entries()) found.set(offset + index + 1, record.external_id);
    return found;
  }

  private expectedRecords({ page }: Criteria) {
    const found = this.foundPositions();
    const last = Math.min(this.total, positionOf(page) + recordsOn(page) - 1);
    return Array.from({ length: Math.max(0, last - positionOf(page) + 1) }, (_, index) => {
      const position = positionOf(page) + index;
      return [`Record ${position}`, found.get(position)] as const;
    });
  }

  private async expectSort(criteria: Criteria) {
    await this.inMenu('Sort', async (menu) => {
      await waitFor(() => expect(shownSortRows(menu)).toEqual(expectedSortRows(criteria)));
    });
  }

  async inMenu(name: 'Filters' | 'Sort', choose: (menu: HTMLElement) => Promise<void>) {
    await this.user.click(theControl('button', new RegExp(`^${name}`)));
    await choose(await waitFor(() => theControl('dialog', name)));
    await this.user.keyboard('{Escape}');
  }
}

function firstRange({ similarity, page }: Criteria) {
  if (similarity) return { offset: 0, limit: similarity.limit };
  return { offset: positionOf(page) - 1, limit: page.mode === 'focus' ? limits.focusFetchRecords : page.size };
}
