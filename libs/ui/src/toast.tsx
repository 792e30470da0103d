import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FailureToasts } from './failures/failure-toasts.js';
import { Notice, type Tone } from './notice.js';
import { ToastRegion } from './toast-region.js';

export interface ToastMessage {
  readonly tone?: Tone;
  readonly title?: string;
  readonly text: string;
}

interface ShownToast extends ToastMessage {
  readonly id: number;
}

export interface Toasts {
  /** Shows a message; what is not a problem goes away by itself. Returns what removes it. */
  readonly show: (message: ToastMessage) => () => void;
}

const ToastContext = createContext<Toasts>({ show: () => () => undefined });

/** Long enough to be read twice. */
const shownFor = 9000;

/** Shows short messages over the page, for what happens beside the task at hand, and what failed and nothing caught. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const last = useRef(0);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const value = useMemo<Toasts>(
    () => ({
      show: (message) => {
        last.current += 1;
        const id = last.current;
        setToasts((shown) => [...shown, { ...message, id }]);
        return () => remove(id);
      },
    }),
    [remove],
  );
  return (
    <ToastContext value={value}>
      {children}
      <ToastRegion>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDone={remove} />
        ))}
        <FailureToasts />
      </ToastRegion>
    </ToastContext>
  );
}

/** The messages of the nearest `ToastProvider`. */
export function useToasts(): Toasts {
  return useContext(ToastContext);
}

interface ToastProps {
  readonly toast: ShownToast;
  readonly onDone: (id: number) => void;
}

function Toast({ toast: { id, tone, title, text }, onDone }: ToastProps) {
  const [held, setHeld] = useState(false);
  const stays = held || tone === 'danger';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDone(id), shownFor);
    return () => clearTimeout(timer);
  }, [stays, id, onDone]);
  return (
    <div
      className="sw-toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice {...{ tone, title }} onDismiss={() => onDone(id)}>
        {text}
      </Notice>
    </div>
  );
}
