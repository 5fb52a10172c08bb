import { ContainerModule } from 'inversify';
import { RecordFiles } from '#application/ports/datasets/record-files.ts';
import { MemberRepository } from '#application/ports/people/member-repository.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpRecordFiles } from '#infrastructure/http/datasets/http-record-files.ts';
import { ExportViewModel } from '#ui/datasets/exporting/export-view-model.ts';
import { Platform } from '#ui/shared/platform.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(RecordFiles, HttpRecordFiles, [Api]);
  provide(ExportViewModel, [RecordFiles, MemberRepository, Platform, Notices]).inTransientScope();
});
