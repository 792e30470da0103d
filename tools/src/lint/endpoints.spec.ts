import { checkEndpoints } from './endpoints.ts';
import { temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

describe('endpoints', () => {
  const controller = (method: string) => `@Controller('x') export class XController { ${method} }`;

  test.each(['@Get() list() {}', '@Post("save") save() {}', '@HttpCode(200) @Delete() drop() {}'])(
    'refuses %s with nothing said about who may call it',
    (method) => {
      expect(checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller(method) }))).toHaveLength(1);
    },
  );

  test.each(['@Handles(x.list) list() {}', "@Sse('x') @Handles(x.stream) stream() {}", 'helper() {}'])(
    'accepts %s',
    (method) => {
      expect(checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller(method) }))).toEqual([]);
    },
  );
});
