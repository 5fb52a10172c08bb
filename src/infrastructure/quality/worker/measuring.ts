import type { AnsweredRecord } from '#domain/quality/records/answered-record.ts';
import { groupRecords } from '#domain/quality/records/group-records.ts';
import { measureRecords } from '#domain/quality/records/measure-records.ts';
import type { MeasuringMessage } from './messages.ts';

export class Measuring {
  private readonly records: AnsweredRecord[] = [];

  handle(message: MeasuringMessage): unknown {
    const { records } = this;
    switch (message.kind) {
      case 'records':
        for (const record of message.records) records.push(record);
        return undefined;
      case 'measure':
        return measureRecords({ ...message, records }, message.wanted);
      case 'groups':
        return groupRecords({ ...message, records }, message.grouping);
    }
  }
}
