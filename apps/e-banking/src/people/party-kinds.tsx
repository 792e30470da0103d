import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import type { ContactListBinding } from '../contacts/use-contact-list.js';

export interface PartyKindsProps {
  readonly binding: ContactListBinding;
  /** What the chosen kind is asked for. */
  readonly children: ReactNode;
}

/** A person or a company: tabs where a new entry can be either; what both are asked for stays when the tab is changed. */
export function PartyKinds({ binding, children }: PartyKindsProps) {
  const t = useBusinessText();
  const unique = useId();
  const { list, snapshot, send } = binding;
  const { entry } = snapshot.context;
  if (list.types.length < 2 || entry === null || entry.contactId !== null) return children;
  const { contactType: chosen } = entry;
  const tabId = (type: string) => `${unique}${type}`;
  const choose = (type: string): void => {
    send({ type: 'type.chosen', contactType: type });
    document.getElementById(tabId(type))?.focus();
  };
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = list.types.findIndex((type) => type === chosen);
    const next = list.types[(at + step + list.types.length) % list.types.length];
    if (next !== undefined) choose(next);
  };
  return (
    <>
      <div role="tablist" className="contacts__types" aria-label={t('contact.sector')}>
        {list.types.map((type) => (
          <button
            key={type}
            type="button"
            role="tab"
            id={tabId(type)}
            className="contacts__type"
            aria-selected={type === chosen}
            aria-controls={`${unique}panel`}
            tabIndex={type === chosen ? 0 : -1}
            onClick={() => choose(type)}
            onKeyDown={move}
          >
            {t(type === 'company' ? 'sector.Company' : 'sector.Individual')}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${unique}panel`} aria-labelledby={tabId(chosen)} className="contacts__panel">
        {children}
      </div>
    </>
  );
}
