import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DropdownValue } from './dropdown.entity.js';
import { DropdownsController } from './dropdowns.controller.js';
import { DropdownsService } from './dropdowns.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DropdownValue])],
  controllers: [DropdownsController],
  providers: [DropdownsService],
  exports: [DropdownsService],
})
export class DropdownsModule {}
