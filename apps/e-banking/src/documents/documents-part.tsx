import { missingDocuments } from '@statewise/machines';
import { DocumentUpload, type ScreenProps } from '@statewise/wizard';
import { businessContextOf, logicOf } from '../logic/business-logic.js';
import { DocumentList } from './document-list.js';

/** The documents that this business must send: which have arrived, and the place to upload them. */
export function DocumentsPart({ flow }: ScreenProps) {
  const { documents } = logicOf(flow);
  const [firstKind] = missingDocuments(businessContextOf(flow));
  return (
    <>
      <DocumentList flow={flow} isExplained />
      <DocumentUpload
        flow={flow}
        address="/e-banking/api/uploadDocuments"
        kinds={documents}
        firstKind={firstKind}
        isOpen
      />
    </>
  );
}
