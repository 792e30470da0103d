import { Module } from '@nestjs/common';
import { ProposalsController } from './proposals.controller.js';
import { Proposals } from './proposals.service.js';

/** The register of acts that need two people. */
@Module({ controllers: [ProposalsController], providers: [Proposals], exports: [Proposals] })
export class ProposalsModule {}
