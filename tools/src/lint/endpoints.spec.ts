import { checkEndpoints } from './endpoints.ts';
import { temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

describe('endpoints', () => {
  const controller = (method: string, decorator = '') =>
    `${decorator}@Controller('x') export class XController { ${method} }`;

  test.each(['@Get() list() {}', '@Post("save") save() {}', '@HttpCode(200) @Delete() drop() {}'])(
    'refuses %s with nothing said about who may call it',
    (method) => {
      expect(checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller(method) }))).toHaveLength(1);
    },
  );

  test.each(['@Public() @Get() list() {}', "@Get() @Roles('admin') list() {}", 'helper() {}'])(
    'accepts %s',
    (method) => {
      expect(checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller(method) }))).toEqual([]);
    },
  );

  test('accepts a controller that is guarded as a whole', () => {
    expect(
      checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller('@Get() list() {}', "@Roles('staff') ") })),
    ).toEqual([]);
  });
});
