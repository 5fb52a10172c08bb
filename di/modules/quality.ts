import { ContainerModule } from 'inversify';
import { FollowDataset } from '#application/annotation/follow-dataset.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { ComputedQuality } from '#application/ports/datasets/computed-quality.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { QualityFiles } from '#application/ports/datasets/quality-files.ts';
import { QualityRepository } from '#application/ports/datasets/quality-repository.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { DownloadedQualityFiles } from '#infrastructure/browser/downloaded-quality-files.ts';
import { Api } from '#infrastructure/http/api.ts';
import { BrowserQuality } from '#infrastructure/http/datasets/browser-quality.ts';
import { HttpQualityRepository } from '#infrastructure/http/datasets/http-quality-repository.ts';
import { measuringWorker } from '#infrastructure/quality/measuring-connection.ts';
import { FiguresSource } from '#ui/quality/figures-source.ts';
import { QualityViewModel } from '#ui/quality/quality-view-model.ts';
import { Platform } from '#ui/shared/platform.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs, provideBy } = wiring(bind);
  provideAs(QualityRepository, HttpQualityRepository, [Api]);
  provideBy(ComputedQuality, (api) => new BrowserQuality(api, measuringWorker), [Api]);
  provideAs(QualityFiles, DownloadedQualityFiles, []);
  provide(FiguresSource, [QualityRepository, ComputedQuality, Platform]).inTransientScope();
  provide(QualityViewModel, [
    DatasetRepository,
    QuestionRepository,
    MetadataPropertyRepository,
    FiguresSource,
    FollowDataset,
    Platform,
    Clock,
    QualityFiles,
  ]).inTransientScope();
});
