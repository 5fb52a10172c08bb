import { describe, expect, it } from 'vitest';
import { Failure, failureCodes } from '#domain/shared/failure.ts';

describe('a failure', () => {
  it('carries its code and what caused it', () => {
    const cause = new Error('the network is down');

    const failure = new Failure('ERROR_FETCHING_RECORDS', { cause });

    expect(failure.name).toBe('Failure');
    expect(failure.message).toBe('ERROR_FETCHING_RECORDS');
    expect(failure.code).toBe('ERROR_FETCHING_RECORDS');
    expect(failure.cause).toBe(cause);
  });
});

describe('the catalogue of failures', () => {
  it('holds each code once', () => {
    expect(new Set(failureCodes).size).toBe(failureCodes.length);
  });

  it('holds the 33 codes of the specification', () => {
    expect(failureCodes.filter((code) => !code.startsWith('POSTIL_'))).toHaveLength(33);
  });

  it('defines a code for the progress that no call gives', () => {
    expect(failureCodes).toContain('ERROR_FETCHING_DATASET_PROGRESS');
  });
});
