import { contactName, isCardDoubtful } from '@statewise/machines';
import { Checkbox, FieldGroup } from '@statewise/ui';
import { Question } from '@statewise/wizard';
import { useState } from 'react';
import { savedIn } from '../contacts/contact-form.js';
import { EntryField } from '../contacts/entry-field.js';
import { EntryFrame } from '../contacts/entry-frame.js';
import type { ContactListBinding } from '../contacts/use-contact-list.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { partyName, tickOf } from './parties.js';
import { editedParty, partyForm, sharesLeft, type PartyForm } from './party-form.js';
import { PartyKinds } from './party-kinds.js';
import { useRoleName } from './role-names.js';
import { useShare } from './use-share.js';

export interface PartyEntryProps {
  readonly binding: ContactListBinding;
  readonly onExposed?: () => void;
}

/** The form of a person or company: name, birthday and card once, and the roles to tick. */
export function PartyEntry({ binding, onExposed }: PartyEntryProps) {
  const t = useBusinessText();
  const [isAsked, setIsAsked] = useState(false);
  const { flow, snapshot } = binding;
  const { entry } = snapshot.context;
  if (entry === null) return null;
  const form = partyForm(binding, entry);
  const edited = editedParty(flow, entry);
  const company = savedIn(flow).contacts.find(({ id }) => id === entry.parentId);
  const adding = company === undefined ? t('add.people') : t('add.below', { name: contactName(company.fields) });
  const { idcard = '' } = form.common.values;
  const save = (): void => {
    if (isCardDoubtful({ idcard }) && Object.hasOwn(entry.typed, 'idcard')) setIsAsked(true);
    else form.common.save();
  };
  const confirm = (): void => {
    setIsAsked(false);
    form.common.save();
  };
  return (
    <EntryFrame
      binding={binding}
      title={edited === undefined ? adding : t('contacts.editing', { name: partyName(edited) })}
      isGone={entry.contactId !== null && edited === undefined}
      onSave={save}
    >
      <PartyKinds binding={binding}>
        <div className="contacts__fields">
          {[...form.common.specs.keys()].map((name) => (
            <EntryField key={name} form={form.common} name={name} />
          ))}
        </div>
        <Roles binding={binding} form={form} {...(onExposed && { onExposed })} />
      </PartyKinds>
      <Question
        isOpen={isAsked}
        title={t('doubt.card')}
        yes={t('doubt.cardYes')}
        no={t('doubt.cardNo')}
        onYes={confirm}
        onNo={() => setIsAsked(false)}
      >
        <p>{t('doubt.cardText', { number: String(idcard) })}</p>
      </Question>
    </EntryFrame>
  );
}

/** The roles, each with what it is asked for once it is ticked. */
function Roles({ binding, form, onExposed }: PartyEntryProps & { readonly form: PartyForm }) {
  const t = useBusinessText();
  const share = useShare();
  const { flow, snapshot, send } = binding;
  const { entry } = snapshot.context;
  const nameOf = useRoleName(savedIn(flow).contacts);
  if (entry === null) return null;
  const hintOf = (name: string, parentId: string | null) => {
    const key = `list.${name}.text`;
    return parentId === null && t.has(key) ? t.text(key) : undefined;
  };
  const leftFor = (parentId: string | null) => share(sharesLeft(flow, entry, parentId));
  const isPassed = (errors: readonly string[] = []) => errors.includes('shares');
  return (
    <FieldGroup
      name="people-roles"
      label={t('people.roles')}
      optional={false}
      error={form.isWithoutRole ? t('people.noRole') : undefined}
      role="group"
    >
      <div className="people-ticks">
        {form.roles.map(({ role, isTicked, section, wrong }) => (
          <div key={role.key} className="people-tick">
            <Checkbox
              name={`people-role-${role.key}`}
              label={nameOf(role)}
              hint={hintOf(role.list.name, role.parentId)}
              error={wrong === undefined ? undefined : t.text(`error.${role.list.name}.max`)}
              checked={isTicked}
              onChange={(checked) => {
                send({ type: 'field.typed', fields: { [tickOf(role)]: checked } });
                if (checked && role.type === 'politically_exposed_person') onExposed?.();
              }}
            />
            {isTicked && section.specs.size > 0 && (
              <div className="contacts__fields people-tick__asks">
                {[...section.specs.keys()].map((name) => (
                  <EntryField
                    key={name}
                    form={section}
                    name={name}
                    {...(name === 'shares' &&
                      role.list.name === 'beneficial_owner' && {
                        hint: t('shares.hint', { left: leftFor(role.parentId) }),
                        error: isPassed(section.errors[name])
                          ? t('shares.passed', { left: leftFor(role.parentId) })
                          : undefined,
                      })}
                  />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
