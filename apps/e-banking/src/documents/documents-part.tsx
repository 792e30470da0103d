import { DocumentUpload, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { logicOf } from '../logic/business-logic.js';
import { DocumentList } from './document-list.js';

/** The documents that this business must send: which have arrived, and the place to upload them. */
export function DocumentsPart({ flow }: ScreenProps): ReactNode {
  const { documents } = logicOf(flow);
  return (
    <>
      <DocumentList flow={flow} />
      <DocumentUpload flow={flow} address="/e-banking/api/uploadDocuments" kinds={documents} isOpen />
    </>
  );
}
