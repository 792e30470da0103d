import type { UnstampedEvent } from '@statewise/flow';
import type { ApiPlayer } from '../api-player.ts';
import type { PlannedTransition } from '../planned.ts';
import type { CaseScreen } from './case-screen.ts';
import type { WizardScreen } from './wizard-screen.ts';

/** What a person who causes a transition has before them. */
export interface ScreenScene {
  readonly planned: PlannedTransition;
  /** What the person does, as an event with its payload. */
  readonly event: UnstampedEvent;
  /** Where the application stands before it. */
  readonly from: string;
  /** Where it comes to rest afterwards. */
  readonly rests: string;
  /** The front end of the flow. */
  readonly wizard: WizardScreen;
  /** Opens the part of the console in which an admin acts on applications. */
  readonly office: () => Promise<CaseScreen>;
  readonly player: ApiPlayer;
}

/** How a person causes a transition by what a screen offers, and sees where it led. */
export interface ScreenWay {
  /** How many of the last events of a path it causes; one, unless the server answers it by another. */
  readonly events?: number;
  readonly walk: (scene: ScreenScene) => Promise<void>;
}

/** What screens offer of a flow: its ways and reasons by transition, or by the type of its event. */
export interface FlowScreens {
  /** Folder of its front end below `apps`; that of the flow's own name unless said. */
  readonly app?: string;
  readonly ways?: Readonly<Record<string, ScreenWay>>;
  /** Why no person causes what no screen offers. */
  readonly unoffered?: Readonly<Record<string, string>>;
  /** Keys of the headings of states whose pages are not called as those of other wizards. */
  readonly headings?: Readonly<Record<string, string | readonly string[]>>;
  /** Where the server leads on from a state at once. */
  readonly passing?: Readonly<Record<string, string>>;
  /** The endpoint that takes its documents. */
  readonly uploads?: string;
}

/** On the page of the state where the application stands; what is done leads to the page of where it rests. */
export function onPage(act: (scene: ScreenScene) => Promise<void>): ScreenWay {
  return {
    walk: async (scene) => {
      const { wizard, player, from, rests } = scene;
      await wizard.show(player.code, from);
      await act(scene);
      await wizard.expectState(rests);
    },
  };
}

/** Where an application does not exist yet: what is done brings it into being. */
export function onNewPage(act: (scene: ScreenScene) => Promise<void>): ScreenWay {
  return {
    walk: async (scene) => {
      const { wizard, player, rests } = scene;
      await wizard.begin();
      await act(scene);
      await wizard.expectState(rests);
      await player.find(await wizard.openCode());
    },
  };
}

/** In the console, where an admin reads afterwards where the application stands. */
export function inOffice(act: (office: CaseScreen, scene: ScreenScene) => Promise<void>): ScreenWay {
  return {
    walk: async (scene) => {
      const { player, rests } = scene;
      const office = await scene.office();
      await office.open(player.id);
      await act(office, scene);
      await office.expectState(rests, scene.wizard.flow.id);
    },
  };
}
