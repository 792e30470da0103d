import type { Fields, FormField } from '@statewise/fields';
import type { FlowBinding, FlowClient, Request, Transport, UnstampedEvent } from '@statewise/flow-client';
import type { Catalogue, Language, Locale } from '@statewise/i18n';
import type { Flow, Step } from '@statewise/flow';
import type { ControlWidth } from '@statewise/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Choices } from './requests/choices.js';

export interface ScreenProps {
  readonly flow: FlowBinding;
}

/** What is shown while an application is in a state; a function of the flow's snapshot. */
export type Screen = ComponentType<ScreenProps>;

/** A module with the screen of one state, fetched when the applicant gets near it. */
export type ScreenScript = () => Promise<{ readonly Screen: Screen }>;

/** A page beside those of every wizard, or one of those by the same path. */
export interface WizardPage {
  /** Path after the front end's own, as the router reads it: `/start/:code`. */
  readonly path: string;
  readonly page: ComponentType;
}

export interface AnswerProps extends ScreenProps {
  readonly spec: FormField;
  readonly value: unknown;
  /** The other answers of its form, after which a choice may be called. */
  readonly values?: Fields;
}

/** The chart of a wizard and what the pages that run it need: a module of its own, fetched with the first of them. */
export interface FlowSetup {
  readonly flow: Flow;
  /** How it reaches its server, where it has endpoints of its own; by default over the platform's. */
  readonly transport?: (request: Request, locale: Locale, storage: Storage) => Transport;
  /** Opens the application of a code in the client and answers the state to show; by default it is read and resumed as an event. */
  readonly resume?: (client: FlowClient, request: Request, code: string) => Promise<string>;
  /** Choices that the server keeps, by dropdown or by field; without it choices are the fields' own, with texts of the catalogue. */
  readonly fetchChoices?: (request: Request, language: Language) => Promise<Choices>;
  /** Mails the code to the applicant; without it nothing is offered. */
  readonly mailCode?: (request: Request, code: string) => Promise<unknown>;
  /** The last step that progress counts, where that is one that asks for nothing itself, such as a summary to check. */
  readonly lastStep?: number;
  /** Whether a step that progress counts is done, where its answers do not say it; undefined leaves it to them. */
  readonly isDone?: (place: Step, flow: FlowBinding) => boolean | undefined;
  /** Whether saving would take back what was sent: the applicant is asked first, by the texts `withdraw.title` and `withdraw.text`. */
  readonly withdraws?: (flow: FlowBinding, event: UnstampedEvent) => boolean;
  /** What is said of wrong answers: `the.<field>` is what a field is called in a sentence, `<field>.<key>` one of its own. */
  readonly errors?: Catalogue;
  /** How wide the controls of some fields are; the others follow from their kind. */
  readonly widths?: Readonly<Record<string, ControlWidth>>;
  /** Answers that are written in a way of their own, such as a choice whose list depends on the application. */
  readonly Answer?: ComponentType<AnswerProps & { /** The wizard's own way. */ readonly children: string }>;
  /** Whether every step has a banner with the code that brings its application back; by default it does. */
  readonly hasBanner?: boolean;
  /** A line in the banner on every step, such as what is being applied for. It is not drawn for what is only typed. */
  readonly BannerLine?: Screen;
  /** Empties what this front end remembers of the application when the applicant leaves it. */
  readonly forget?: (storage: Storage) => void;
}

/** Everything that makes a wizard: its flow, one component a step, its messages. */
export interface WizardOptions {
  /** Path of the front end after the locale: `/visit`. */
  readonly base: string;
  /** Texts of this front end; where they have a key of the wizard's own, theirs is shown. `app.title` is needed. */
  readonly catalogue: Catalogue;
  /** Those of them that its own pages show before anything else is fetched; by default all. */
  readonly firstTexts?: Catalogue;
  readonly flow: () => Promise<FlowSetup>;
  /** The screen of each state; a step without one asks for all its fields, another state shows its texts. */
  readonly screens?: Readonly<Record<string, ScreenScript>>;
  /** Stands in the header of every page; by default the way back into an application. */
  readonly Navigation?: ComponentType;
  /** Without a page at `/` the wizard begins with step one. */
  readonly pages?: readonly WizardPage[];
  /** The text that is the heading at `/` where a step stands there: it can be read while what runs the step is fetched. */
  readonly opening?: string;
  /** Stands around all pages, with what only this front end's pages need. */
  readonly provider?: ComponentType<{ readonly children: ReactNode }>;
  /** Whether step one may be shown without an application: an applicant may have to start on another page. */
  readonly mayBegin?: (storage: Storage) => boolean;
}
