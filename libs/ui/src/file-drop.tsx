import { labelled } from '@statewise/i18n';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { classNames } from './class-names.js';
import { Field, type ControlProps, type FieldProps } from './field.js';
import { FileRow, type FileRowActions, type SentFile } from './file-row.js';
import { useUiText } from './i18n.js';
import { UploadIcon } from './icons.js';

export interface FileDropProps extends FieldProps, FileRowActions {
  readonly files: readonly SentFile[];
  readonly onAdd: (files: readonly File[]) => void;
  /** Types for the browser's file dialog, e.g. `.pdf,image/png`. Dropped files are not filtered by it. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Offers the camera of a phone or tablet beside its files. */
  readonly hasCamera?: boolean;
}

/** Files to drop or choose, and how far the sending of each has come. */
export function FileDrop({
  files,
  onAdd,
  accept,
  multiple = false,
  hasCamera = false,
  onCancel,
  onRetry,
  onRemove,
  ...field
}: FileDropProps) {
  const t = useUiText();
  return (
    <Field
      {...field}
      below={
        files.length > 0 && (
          <ul className="sw-files" aria-label={labelled(t.language, field.label, t('file.list'))}>
            {files.map((file) => (
              <FileRow key={file.id} {...{ file, onCancel, onRetry, onRemove }} />
            ))}
          </ul>
        )
      }
    >
      {(control) => (
        <>
          <DropArea {...{ control, onAdd, accept, multiple }} />
          {hasCamera && <Camera label={field.label} disabled={control.disabled ?? false} onAdd={onAdd} />}
        </>
      )}
    </Field>
  );
}

interface DropAreaProps extends Pick<FileDropProps, 'onAdd' | 'accept'> {
  readonly control: ControlProps;
  readonly multiple: boolean;
}

function DropArea({ control, onAdd, accept, multiple }: DropAreaProps) {
  const t = useUiText();
  const [over, setOver] = useState(false);
  const add = (chosen: FileList | null): void => {
    const files = [...(chosen ?? [])];
    if (files.length > 0 && !control.disabled) onAdd(multiple ? files : files.slice(0, 1));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    add(event.target.files);
    // So that the same file can be chosen again after it was removed.
    event.target.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classNames('sw-drop', over && 'sw-drop--over')}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...control}
        type="file"
        className="sw-drop__input"
        accept={accept}
        multiple={multiple}
        onChange={choose}
      />
      <span className="sw-drop__text" aria-hidden="true">
        <span className="sw-button sw-button--secondary sw-button--small">
          <UploadIcon />
          {t(multiple ? 'file.choose' : 'file.chooseOne')}
        </span>
        <span className="sw-drop__or">{t(multiple ? 'file.drop' : 'file.dropOne')}</span>
      </span>
    </div>
  );
}

interface CameraProps extends Pick<FileDropProps, 'onAdd' | 'label'> {
  readonly disabled: boolean;
}

/** Takes a picture at once, where one is touched rather than pointed at; elsewhere it is not shown. */
function Camera({ label, disabled, onAdd }: CameraProps) {
  const t = useUiText();
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onAdd(files);
  };
  return (
    <label className="sw-camera sw-button sw-button--secondary sw-button--small">
      <input
        type="file"
        className="sw-sr"
        accept="image/jpeg,image/png"
        capture="environment"
        disabled={disabled}
        aria-label={labelled(t.language, label, t('file.camera'))}
        onChange={take}
      />
      <span aria-hidden="true">{t('file.camera')}</span>
    </label>
  );
}
