import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswerChoices } from './answer-choices.service.js';
import { DropdownValue } from './dropdown.entity.js';
import { DropdownsController } from './dropdowns.controller.js';
import { DropdownsRepository } from './dropdowns.repository.js';
import { DropdownsService } from './dropdowns.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DropdownValue])],
  controllers: [DropdownsController],
  providers: [AnswerChoices, DropdownsService, DropdownsRepository],
  exports: [AnswerChoices, DropdownsService],
})
export class DropdownsModule {}
