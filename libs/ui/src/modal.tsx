import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.js';
import { IconButton } from './button.js';
import { useUiText } from './i18n.js';
import { CloseIcon } from './icons.js';
import { firstControlAround, placesAround } from './lost-focus.js';
import { DialogContext, openDialogs } from './open-dialogs.js';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** Neither Escape, nor a click beside it, nor a cross closes it: one of its own buttons must be chosen. */
  readonly isStatic?: boolean;
  readonly narrow?: boolean;
}

/** A dialog above the page, in the browser's own top layer: focus stays inside and returns to where it was. */
export function Modal({ open, ...dialog }: ModalProps) {
  return open ? <OpenModal {...dialog} /> : null;
}

function OpenModal({ onClose, title, children, actions, isStatic = false, narrow = false }: Omit<ModalProps, 'open'>) {
  const t = useUiText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useShown(dialog, heading);
  useDismissal(dialog, isStatic ? undefined : onClose);
  const cross = !isStatic && (
    <IconButton label={t('close')} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
  const className = classNames('sw-modal', narrow && 'sw-modal--narrow', isStatic && 'sw-modal--static');
  return (
    <dialog ref={dialog} className={className} aria-labelledby={id}>
      <ModalBox id={id} heading={heading} title={title} cross={cross} actions={actions}>
        <DialogContext value={dialog}>{children}</DialogContext>
      </ModalBox>
    </dialog>
  );
}

interface ModalBoxProps extends Pick<ModalProps, 'title' | 'children' | 'actions'> {
  /** Of its heading, which names the dialog. */
  readonly id: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly cross?: ReactNode;
}

function ModalBox({ id, heading, title, cross, children, actions }: ModalBoxProps) {
  return (
    <div className="sw-modal__box">
      <div className="sw-modal__head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {cross}
      </div>
      <div className="sw-modal__body">{children}</div>
      {actions !== undefined && <div className="sw-actions sw-modal__actions">{actions}</div>}
    </div>
  );
}

const drawnId = 'drawn-modal';

/** A static dialog as it stands in a page before the page's script, which shows the real one in its place: see `removeDrawnModal`. */
export function DrawnModal(box: Pick<ModalProps, 'title' | 'children' | 'actions'>) {
  const id = `${drawnId}-title`;
  return (
    <div id={drawnId} className="sw-modal-cover">
      <dialog open className="sw-modal sw-modal--static" aria-labelledby={id}>
        <ModalBox {...box} id={id} />
      </dialog>
    </div>
  );
}

/** Takes the dialog away that stood in the page before its script. */
export function removeDrawnModal(): void {
  document.getElementById(drawnId)?.remove();
}

type DialogRef = RefObject<HTMLDialogElement | null>;

/** Shows the dialog as soon as it is drawn and begins at its title, so that it is read from the top. */
function useShown(dialog: DialogRef, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = dialog.current;
    const places = placesAround(document.activeElement);
    shown?.showModal();
    heading.current?.focus();
    const forget = shown === null ? undefined : openDialogs.add(shown);
    return () => {
      forget?.();
      shown?.close();
      giveFocusBack(places);
    };
  }, [dialog, heading]);
}

/** To what had the focus, or, where the dialog took that away and nothing else has it, to the first control of its field, list or row of buttons. */
function giveFocusBack(places: readonly Element[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  const isLeft = place === places[0];
  if (!isLeft && document.activeElement !== document.body) return;
  const next = isLeft ? place : firstControlAround(place, '.sw-field, ul, table, .sw-actions');
  if (next instanceof HTMLElement) next.focus();
}

/** Escape and a click beside the box; without `onClose` neither does anything. */
function useDismissal(dialog: DialogRef, onClose: (() => void) | undefined): void {
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const shown = dialog.current;
    const cancel = (event: Event): void => {
      if (event.target !== shown) return;
      event.preventDefault();
      onClose?.();
    };
    // Some browsers let a second Escape through whatever `cancel` says.
    const reopen = (): void => {
      if (shown?.isConnected && !shown.open) shown.showModal();
    };
    const press = (event: Event): void => {
      pressed.current = event.target;
    };
    // Text that is selected beyond the box is clicked beside it, too.
    const click = (event: Event): void => {
      if (event.target === shown && pressed.current === shown) onClose?.();
    };
    shown?.addEventListener('cancel', cancel);
    shown?.addEventListener('close', reopen);
    shown?.addEventListener('pointerdown', press);
    shown?.addEventListener('click', click);
    return () => {
      shown?.removeEventListener('cancel', cancel);
      shown?.removeEventListener('close', reopen);
      shown?.removeEventListener('pointerdown', press);
      shown?.removeEventListener('click', click);
    };
  }, [dialog, onClose]);
}
