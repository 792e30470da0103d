import { Button, Modal, QuestionIcon } from '@statewise/ui';
import { useState } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';

/** Explains who is politically exposed, and why the bank must ask. */
export function PepHelp() {
  const t = useBusinessText();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <div>
      <Button variant="secondary" small icon={<QuestionIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('pep.help')}
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        title={t('pep.title')}
        actions={<Button onClick={close}>{t('pep.close')}</Button>}
      >
        <p>{t('pep.text')}</p>
        <ul className="business-list contacts__explained">
          <li>{t('pep.functions')}</li>
          <li>{t('pep.family')}</li>
          <li>{t('pep.associates')}</li>
        </ul>
        <p>{t('pep.why')}</p>
      </Modal>
    </div>
  );
}
