import { Module } from '@nestjs/common';
import { FrontEnds } from './front-ends.js';
import { StartPageController } from './start-page.controller.js';

@Module({ controllers: [StartPageController], providers: [FrontEnds], exports: [FrontEnds] })
export class FrontEndsModule {}
