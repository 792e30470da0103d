import { SetMetadata } from '@nestjs/common';

export const acceptsKey = 'statewise:accepts';

/** What a request may carry besides JSON, which every endpoint takes. */
export type BodyKind = 'json' | 'form' | 'upload' | 'report';

/** The endpoint also takes `application/x-www-form-urlencoded`. */
export const AcceptsForm = () => SetMetadata(acceptsKey, 'form' satisfies BodyKind);

/** The endpoint reads a `multipart/form-data` stream itself; nothing has read from the request before. */
export const AcceptsUpload = () => SetMetadata(acceptsKey, 'upload' satisfies BodyKind);

/** A request after its body was read. */
export interface RequestWithBody {
  /** Absent when the request carried nothing. */
  bodyKind?: BodyKind;
}
