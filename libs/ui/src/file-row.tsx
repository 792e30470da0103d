import { labelled } from '@statewise/i18n';
import { IconButton } from './button.js';
import { useFormat, useUiText } from './i18n.js';
import { CheckCircleIcon, CloseIcon, FileIcon, RetryIcon, TrashIcon } from './icons.js';

/** A file and how far its sending has come. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly status: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Percent sent, while sending. */
  readonly progress?: number;
  /** Why it failed. */
  readonly message?: string;
  /** Whether another try cannot help. */
  readonly isFinal?: boolean;
  /** Where it can be looked at. */
  readonly href?: string;
  /** Whether it is a picture, of which a small one is shown. */
  readonly isPicture?: boolean;
}

export interface FileRowActions {
  readonly onCancel?: ((id: string) => void) | undefined;
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** One file of a file drop. */
export function FileRow({ file, ...actions }: FileRowActions & { readonly file: SentFile }) {
  const t = useUiText();
  const { name, status, progress = 0, message } = file;
  return (
    <li className={`sw-file sw-file--${status}`}>
      {file.isPicture === true && file.href !== undefined ? (
        <img className="sw-file__picture" src={file.href} alt="" loading="lazy" />
      ) : status === 'sent' ? (
        <CheckCircleIcon size={24} />
      ) : (
        <FileIcon size={24} />
      )}
      <div className="sw-file__about">
        {file.href === undefined ? (
          <span className="sw-file__name">{name}</span>
        ) : (
          <a className="sw-file__name" href={file.href} target="_blank" rel="noopener">
            {name}
          </a>
        )}
        <span className="sw-file__state">
          <FileSize bytes={file.size} />
          {/* The share is not read aloud at every step; start, end and failure are. */}
          {status === 'sending' && (
            <span aria-hidden="true" className="sw-figures">
              {' '}
              · {t('file.sending', { percent: Math.round(progress) })}
            </span>
          )}
          <span role="status" className={status === 'sending' ? 'sw-sr' : undefined}>
            {status === 'sending' ? (
              labelled(t.language, name, t('loading'))
            ) : (
              <>
                {' '}
                · <span className="sw-sr">{labelled(t.language, name, '')}</span>
                {t(`file.${status}`)}
                {message !== undefined && ` – ${message}`}
              </>
            )}
          </span>
        </span>
        {status === 'sending' && <progress className="sw-progress" value={progress} max={100} aria-label={name} />}
      </div>
      <FileButtons file={file} {...actions} />
    </li>
  );
}

function FileButtons({
  file: { id, name, status, isFinal = false },
  onCancel,
  onRetry,
  onRemove,
}: FileRowActions & { readonly file: SentFile }) {
  const t = useUiText();
  return (
    <div className="sw-file__buttons">
      {status === 'failed' && !isFinal && onRetry && (
        <IconButton label={t('file.retry', { name })} onClick={() => onRetry(id)}>
          <RetryIcon />
        </IconButton>
      )}
      {status === 'sending' && onCancel && (
        <IconButton label={t('file.cancel', { name })} onClick={() => onCancel(id)}>
          <CloseIcon />
        </IconButton>
      )}
      {status !== 'sending' && onRemove && (
        <IconButton label={t('file.remove', { name })} onClick={() => onRemove(id)}>
          <TrashIcon />
        </IconButton>
      )}
    </div>
  );
}

/** How large a file is, in the units of the language. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const t = useUiText();
  const format = useFormat();
  const size =
    bytes >= 1_000_000
      ? t('file.megabytes', { size: format.number(bytes / 1_000_000, 1) })
      : t('file.kilobytes', { size: format.number(Math.max(1, bytes / 1000)) });
  return <span className="sw-figures">{size}</span>;
}
