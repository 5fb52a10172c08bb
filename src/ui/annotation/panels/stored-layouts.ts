import type { Preferences } from '#application/ports/shared/preferences.ts';
import { type Layout, layoutOf, layoutsFrom, withLayout } from '#domain/annotation/panels/layouts.ts';
import { parseJson } from '#domain/criteria/url/decode.ts';

const key = 'layout';

/** Reads the storage each time, because other tabs write to it too. */
export class StoredLayouts {
  constructor(private readonly preferences: Preferences) {}

  of(datasetId: string): Layout {
    return layoutOf(this.all, datasetId);
  }

  change(datasetId: string, change: (layout: Layout) => Layout): void {
    const layouts = withLayout(this.all, datasetId, change(this.of(datasetId)));
    this.preferences.write(key, JSON.stringify(layouts));
  }

  private get all() {
    return layoutsFrom(parseJson(this.preferences.read(key) ?? '{}'));
  }
}
