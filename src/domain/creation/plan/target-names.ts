import type { DatasetPlan } from './dataset-plan.ts';

export interface Named {
  /** Name of the column. */
  readonly name: string;
  readonly sentAs?: string;
}

/** Name in the dataset: that of the column, unless the user has chosen another. */
export const targetName = ({ name, sentAs = name }: Named): string => sentAs.trim();

export const targetTitle = ({ title, ...named }: Named & { readonly title: string }): string =>
  named.sentAs === undefined ? title.trim() : targetName(named);

export const targetField = ({ fields }: Pick<DatasetPlan, 'fields'>, name: string): string => {
  const field = fields.find((each) => each.name === name);
  return field ? targetName(field) : name;
};

export const renameField = (plan: DatasetPlan, column: string, sentAs: string): DatasetPlan => ({
  ...plan,
  fields: plan.fields.map((field) => (field.name === column ? { ...field, sentAs } : field)),
});

export const renameMetadata = (plan: DatasetPlan, column: string, sentAs: string): DatasetPlan => ({
  ...plan,
  metadata: plan.metadata.map((property) => (property.name === column ? { ...property, sentAs } : property)),
});
