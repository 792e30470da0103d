import { labelled } from '@statewise/i18n';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { useUiText } from './i18n.js';
import { AlertIcon } from './icons.js';
import { MoreAbout } from './more-about.js';

/** What every field takes. Values are controlled: the form owns them. */
export interface FieldProps {
  /** Name in the form; the control's id comes from it, so that an error summary can link to it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  /** What is wrong, in words; undefined when nothing is. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** An explanation that opens beside the label. */
  readonly more?: ReactNode;
  readonly onBlur?: (() => void) | undefined;
}

/** The id of a field's control. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]/g, '-')}`;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly onBlur: (() => void) | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Draws the control with the given attributes. */
  readonly children: (control: ControlProps) => ReactNode;
  /** Something below the control, such as a counter. */
  readonly below?: ReactNode;
}

/** Label, hint, control and error of a field with one control. */
export function Field({ children, below, ...field }: FieldFrameProps) {
  const { name, error, optional, disabled, onBlur } = field;
  const unique = useId();
  const id = fieldId(name);
  const ids = describedBy(unique, field);
  return (
    <div className={classNames('sw-field', error !== undefined && 'sw-field--invalid')}>
      <FieldHead {...field} unique={unique} labels={id} />
      {children({
        id,
        name,
        disabled,
        'aria-describedby': ids,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': !optional || undefined,
        onBlur,
      })}
      {below}
      <FieldError id={`${unique}error`} error={error} />
    </div>
  );
}

interface FieldGroupProps extends FieldProps {
  readonly role?: 'group' | 'radiogroup';
  readonly children: ReactNode;
}

/** Label, hint, controls and error of a field made of several controls. */
export function FieldGroup({ children, role = 'group', ...field }: FieldGroupProps) {
  const { name, error, optional } = field;
  const unique = useId();
  const invalid = error !== undefined;
  return (
    <div
      className={classNames('sw-field', invalid && 'sw-field--invalid')}
      role={role}
      aria-labelledby={`${fieldId(name)}-label`}
      aria-describedby={describedBy(unique, field)}
      {...(role === 'radiogroup' && { 'aria-invalid': invalid || undefined, 'aria-required': !optional || undefined })}
    >
      <FieldHead {...field} unique={unique} />
      {children}
      <FieldError id={`${unique}error`} error={error} />
    </div>
  );
}

interface FieldHeadProps extends FieldProps {
  readonly unique: string;
  /** The id of the only control; a group of controls is labelled as a whole. */
  readonly labels?: string;
}

/** What stands above the controls. */
function FieldHead({ name, label, hint, optional, more, unique, labels }: FieldHeadProps) {
  const Label = labels === undefined ? 'span' : 'label';
  return (
    <>
      <div className="sw-field__head">
        <Label className="sw-field__label" id={`${fieldId(name)}-label`} htmlFor={labels}>
          {label}
          {optional && <OptionalMark />}
        </Label>
        {more !== undefined && <MoreAbout subject={label}>{more}</MoreAbout>}
      </div>
      {hint !== undefined && (
        <div className="sw-field__hint" id={`${unique}hint`}>
          {hint}
        </div>
      )}
    </>
  );
}

/** The line under a control that says what is wrong with it. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  const t = useUiText();
  if (error === undefined) return null;
  return (
    <p className="sw-field__error" id={id}>
      <AlertIcon />
      <span>
        <span className="sw-sr">{labelled(t.language, t('error'), '')}</span>
        {error}
      </span>
    </p>
  );
}

function OptionalMark() {
  const t = useUiText();
  return <span className="sw-field__optional"> ({t('optional')})</span>;
}

function describedBy(unique: string, { hint, error }: FieldProps): string | undefined {
  const ids = [hint !== undefined && `${unique}hint`, error !== undefined && `${unique}error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
