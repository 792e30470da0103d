import { Button, Card, Notice, PlusIcon } from '@statewise/ui';
import { Question, useWizardText } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { EntryRows, type EntryRow } from './entry-rows.js';
import { elementIds, type ContactListBinding } from './use-contact-list.js';

export interface EntryListCardProps {
  readonly binding: ContactListBinding;
  readonly rows: readonly EntryRow[];
  /** The form of the entry that is open. */
  readonly form: ReactNode;
  /** How many entries the list takes; undefined while it takes more. */
  readonly full?: number | undefined;
  /** Who goes along with what is to be deleted. */
  readonly goesAlong?: string | undefined;
  /** What must be known of the list, after its entries. */
  readonly children?: ReactNode;
}

/** One list: what stands in it, the form of the entry that is open, and what happened last. */
export function EntryListCard({ binding, rows, form, full, goesAlong, children }: EntryListCardProps) {
  const t = useBusinessText();
  const { list } = binding;
  const ids = elementIds(list);
  return (
    <Card as="section" aria-labelledby={ids.title} className="wizard-part contacts">
      <div>
        <div className="contacts__head">
          <h2 id={ids.title} tabIndex={-1}>
            {t.text(`list.${list.name}`)}
          </h2>
          <span className="contacts__count">
            <span aria-hidden="true">{rows.length}</span>
            <span className="sw-sr">{t('contacts.count', { count: rows.length })}</span>
          </span>
        </div>
        <p className="sw-small">{t.text(`list.${list.name}.text`)}</p>
      </div>
      <EntryRows binding={binding} rows={rows} form={form} />
      {isOpenAtEnd(binding, rows) && form}
      <Adding binding={binding} isEmpty={rows.length === 0} full={full} />
      {children}
      <Refusal binding={binding} rows={rows} />
      <Deletion binding={binding} rows={rows} goesAlong={goesAlong} />
      <p role="status" className="sw-sr">
        <Outcome binding={binding} rows={rows} />
      </p>
    </Card>
  );
}

interface BindingProps {
  readonly binding: ContactListBinding;
}
type RowsProps = BindingProps & Pick<EntryListCardProps, 'rows'>;

/** A form stands where its entry stands; a new one, and one whose place is gone, at the end. */
function isOpenAtEnd({ snapshot }: ContactListBinding, rows: readonly EntryRow[]): boolean {
  const { entry } = snapshot.context;
  return snapshot.hasTag('form') && entry !== null && !rows.some(({ id }) => id === entry.contactId);
}

function Adding({ binding, isEmpty, full }: BindingProps & { isEmpty: boolean; full: number | undefined }) {
  const t = useBusinessText();
  const { list, snapshot, send } = binding;
  const [contactType = ''] = list.types;
  const begin = { type: 'entry.begun', contactType, parentId: null } as const;
  if (snapshot.hasTag('form')) return null;
  if (full !== undefined) return <p className="sw-small">{t('contacts.full', { count: full })}</p>;
  return (
    <div>
      {isEmpty && <p className="contacts__empty">{t('contacts.empty')}</p>}
      <Button id={elementIds(list).add} variant="secondary" icon={<PlusIcon />} onClick={() => send(begin)}>
        {t.text(`add.${list.name}`)}
      </Button>
    </div>
  );
}

/** Why an entry could not be deleted. */
function Refusal({ binding: { list, snapshot, send }, rows }: RowsProps) {
  const t = useBusinessText();
  const { removal, errors } = snapshot.context;
  if (!snapshot.matches('refused')) return null;
  const row = rows.find(({ id }) => id === removal);
  const text =
    errors['contact_id'] === undefined || row === undefined
      ? t('session.refused')
      : t('contacts.notDeleted', { name: row.name });
  return (
    <div id={elementIds(list).notice} tabIndex={-1}>
      <Notice tone="warning" live="polite" onDismiss={() => send({ type: 'refusal.dismissed' })}>
        {text}
      </Notice>
    </div>
  );
}

function Deletion({ binding: { snapshot, send }, rows, goesAlong }: RowsProps & Pick<EntryListCardProps, 'goesAlong'>) {
  const t = useWizardText();
  return (
    <Question
      isOpen={snapshot.matches('confirming')}
      title={t('documents.confirmDelete')}
      yes={t('documents.yesDelete')}
      isDanger
      onYes={() => send({ type: 'deletion.confirmed' })}
      onNo={() => send({ type: 'deletion.declined' })}
    >
      <p>
        <strong>{rows.find(({ id }) => id === snapshot.context.removal)?.name}</strong>
        {goesAlong !== undefined && ` ${goesAlong}`}
      </p>
    </Question>
  );
}

/** What was done last, for those who do not see the list change. */
function Outcome({ binding: { snapshot }, rows }: RowsProps) {
  const t = useBusinessText();
  const { outcome } = snapshot.context;
  if (outcome === null) return null;
  return t(`contacts.${outcome.what}`, { name: rows.find(({ id }) => id === outcome.id)?.name ?? '' });
}
