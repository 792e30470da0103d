import { Button, type Option } from '@statewise/ui';

export interface SwitchProps<Value extends string> {
  /** What is chosen, for who does not see the buttons side by side. */
  readonly label: string;
  readonly options: readonly (Option & { readonly value: Value })[];
  /** The one that is pressed; undefined for none. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A few ways to look at one thing, side by side. */
export function Switch<Value extends string>({ label, options, value, onChange }: SwitchProps<Value>) {
  return (
    <div className="console-switch" role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          variant="secondary"
          small
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}
