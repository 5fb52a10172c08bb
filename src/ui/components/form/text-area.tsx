import { CharacterCount } from './character-count.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';
import type { TextFieldProps } from './text-field.tsx';

interface TextAreaProps extends Omit<TextFieldProps, 'hint' | 'placeholder'> {
  readonly rows?: number;
}

export function TextArea({ label, value, problems, max, required, rows = 2, onChange }: TextAreaProps) {
  return (
    <FieldFrame label={label} problems={problems} after={<CharacterCount text={value} max={max} />}>
      {(attributes) => (
        <textarea
          {...attributes}
          className={styles.area}
          dir="auto"
          rows={rows}
          value={value}
          aria-required={required}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
