import { RequestMethod } from '@nestjs/common';
import { parameterSchemas, type FieldsClass } from '@statewise/fields';
import { fieldsSchema, type Operation as DeclaredOperation, type Parameter } from '@statewise/contract';
import type { Role } from '@statewise/flow';
import { accessKey } from '../auth/access.js';
import { acceptsKey, type BodyKind } from '../http/accepts.js';
import { operationKey } from '../http/handles.js';
import { areaKey, endpointKey, type Area, type EndpointDescription } from './endpoint.js';

/** One endpoint as its decorators tell of it. */
export interface Operation {
  readonly id: string;
  readonly method: RequestMethod;
  /** As Nest writes it: `/api/v1/flows/:id`. */
  readonly path: string;
  readonly area: Area;
  /** Who may call it; nobody named means everybody. */
  readonly roles: readonly Role[];
  readonly accepts: BodyKind;
  readonly endpoint: EndpointDescription;
}

/** A controller as a class with endpoints among its methods. */
export type ControllerClass = abstract new (...parameters: never[]) => object;

/** The described endpoints of controllers, read from what their decorators noted; nothing has to run for it. */
export function operationsOf(controllers: readonly ControllerClass[]): Operation[] {
  return controllers.flatMap((controller) => {
    const area = read<Area>(areaKey, controller);
    return methodsOf(controller).flatMap(([name, method]) => {
      const declared = read<DeclaredOperation>(operationKey, method);
      if (declared !== undefined) return declared.isHidden === true ? [] : [asOperation(declared)];
      const endpoint = read<EndpointDescription>(endpointKey, method);
      if (endpoint === undefined) return [];
      if (area === undefined) throw new Error(`${controller.name} is in no area of the description.`);
      return [
        {
          id: idOf(controller.name, name),
          method: read<RequestMethod>('method', method) ?? RequestMethod.GET,
          path: pathOf(read<string>('path', controller) ?? '', read<string>('path', method) ?? ''),
          area,
          roles: read<readonly Role[]>(accessKey, method) ?? read<readonly Role[]>(accessKey, controller) ?? [],
          accepts: read<BodyKind>(acceptsKey, method) ?? 'json',
          endpoint,
        },
      ];
    });
  });
}

const byPeople = 'People alone do this: a token cannot (403).';
const byFreshPeople = 'People alone do this, and show a moment before that it is them: a token cannot (403).';

/** A declared operation as it is described. */
function asOperation({
  id,
  method,
  address,
  area,
  who,
  accepts = 'json',
  query,
  body,
  ...declared
}: DeclaredOperation): Operation {
  return {
    id,
    method: RequestMethod[method],
    path: address.replaceAll(/\{(\w+)\}/g, ':$1'),
    area,
    roles: who.roles,
    accepts,
    endpoint: {
      ...declared,
      ...(who.fresh === true && { problems: [...(declared.problems ?? []), 'SESSION.NOT_FRESH'] }),
      ...(who.person === true && {
        description: [declared.description, who.fresh === true ? byFreshPeople : byPeople].filter(Boolean).join(' '),
      }),
      ...(query && { query: queryOf(query) }),
      ...(body && { body: { ...body, schema: body.schema ?? (body.type ? fieldsSchema(body.type) : {}) } }),
    },
  };
}

/** The parameters of a query, from the class that checks it. */
function queryOf(type: FieldsClass): Record<string, Parameter> {
  const parameters = parameterSchemas(type).map(({ name, isRequired, schema }): [string, Parameter] => {
    const { description, example, ...shape } = schema;
    return [
      name,
      { schema: shape, description: String(description), ...(example !== undefined && { example }), isRequired },
    ];
  });
  const isPaging = ([name]: [string, Parameter]): number => Number(name === 'cursor' || name === 'limit');
  return Object.fromEntries(parameters.sort((one, other) => isPaging(one) - isPaging(other)));
}

function methodsOf({ prototype }: ControllerClass): [string, object][] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    name !== 'constructor' && typeof value === 'function' ? [[name, value]] : [],
  );
}

function read<T>(key: string, of: object): T | undefined {
  return Reflect.getMetadata(key, of) as T | undefined;
}

const pathOf = (...parts: readonly string[]): string =>
  `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;

/** `SavedViewsController.create` is `savedViewsCreate`. */
function idOf(controller: string, method: string): string {
  const name = controller.replace(/Controller$/, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}
