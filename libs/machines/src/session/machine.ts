// What one browser tab and the server know of one application. The browser owns it; it starts idle, never ends, and
// loses neither the event under way nor what is typed, whatever the network, another tab or a reload does.
import { nothing, session } from './session-setup.js';

/** What is read is taken; what another device moved is taken without moving this one. */
const reading = [
  { guard: 'isElsewhere', actions: 'keepPlace' },
  { guard: 'isNewer', actions: 'takeApplication' },
] as const;

/** The chart of a tab's session with the server. */
export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'How a browser tab saves, retries, waits for the network and settles conflicts.',
  meta: {
    title: 'Sync session',
    guards: {
      isOnline: 'The browser has a network.',
      isOffline: 'The browser has no network.',
      isPending: 'An event waits to be sent.',
      isFree: 'No event waits to be sent.',
      isInConflict: 'Two saves met before the reload, and the applicant has not chosen yet.',
      isInterrupted: 'An event was under way before the reload.',
      isSentAgain: 'What was sent can be sent after what was saved elsewhere.',
      isMine: 'What was typed here is to be saved.',
      canSendMine: 'What was typed here is to be saved, and can be where the application is now.',
      isSame: 'It is the application that this tab has open.',
      isSameAndPending: 'It is the application that this tab has open, and an event waits to be sent to it.',
      isNewer:
        'It is a newer version of the application that this tab has open, and nothing holds the screen, or the change was made on it.',
      isElsewhere: 'Another device led the application to another step, and this one stays at its own.',
      isHeld: 'Something on the screen is not to be taken away.',
      losesNothing: 'Nothing waits to be sent but where the application goes, or the applicant leaves anyway.',
      isBeginning: 'No application exists yet.',
    },
    actions: {
      remember: 'Takes up what the tab had kept before a reload.',
      takeApplication: 'Takes what the server tells as the truth.',
      keepPlace: 'Takes the answers that the server tells, and stays at the place of this tab.',
      follow: 'Goes where another device has led the application.',
      noteElsewhere: 'The applicant has read that another device went on, and stays.',
      takeCode:
        'Takes the new code of the application; the one before is kept until the applicant has noted the new one.',
      noteCode: 'The applicant has noted the new code.',
      noteRole: 'Notes who sits at this tab.',
      keepBeginning: 'Keeps where the application stands that does not exist yet.',
      openApplication: 'Starts over with an application; what was typed stays when it is the same one.',
      forget: 'Forgets the application and everything of it.',
      keepPending: 'Keeps the event that is to be sent.',
      dropPending: 'Forgets the event that was sent.',
      keepRefusal: 'Keeps why the event was not taken.',
      keepConflict: 'Keeps what was typed here and what is saved there.',
      dropConflict: 'Forgets the conflict that is settled; what is typed stands over what was shown of it.',
      refuseConflict: 'Says that what was typed here cannot be saved any more.',
      keepDraft: 'Keeps what is typed, and what it is typed over.',
      dropSavedDraft: 'Forgets what was typed when it is what was saved; what was typed since stays.',
      takeTheirs: 'Shows what is saved elsewhere in the fields that were typed in.',
      countAttempt: 'Counts an attempt that got no answer, and how long the server asks to wait.',
      noteOnline: 'Notes that there is a network.',
      noteOffline: 'Notes that there is no network.',
      hold: 'Holds the screen as it is.',
      release: 'Lets the screen follow the server again.',
      noteFiles: 'Notes whether files are chosen that the server does not have.',
      sendDrafts: 'The tab sends what is typed and not on the server yet.',
      readAgain: 'The tab reads the application anew.',
      tellTabs: 'The tab tells the other tabs that it saved.',
    },
    delays: { backoff: 'The pause before the next attempt; it doubles up to fifteen seconds.' },
  },
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is under way.',
      // The network may have gone while something else was under way.
      always: { target: 'offline', guard: 'isOffline' },
      on: {
        'session.remembered': [
          { target: 'interrupted', guard: 'isInterrupted', actions: 'remember' },
          { actions: 'remember' },
        ],
        'network.lost': { target: 'offline', actions: 'noteOffline' },
        'save.requested': { target: 'saving', actions: 'keepPending' },
        'event.refused': { actions: 'keepRefusal' },
        'application.read': reading,
        'session.expired': 'expired',
      },
    },
    saving: {
      description: 'The pending event is on its way. A late answer to an attempt that was given up is not heard.',
      tags: 'ahead',
      invoke: { src: 'attempt', input: ({ context }) => context },
      on: {
        'save.answered': {
          target: 'idle',
          actions: ['dropSavedDraft', 'takeApplication', 'tellTabs', 'dropPending', 'sendDrafts'],
        },
        'save.refused': { target: 'idle', actions: ['takeApplication', 'keepRefusal', 'dropPending'] },
        'save.failed': { target: 'retrying', actions: 'countAttempt' },
        'save.overtaken': [
          { target: 'saving', reenter: true, guard: 'isSentAgain', actions: ['takeApplication', 'keepPending'] },
          { target: 'idle', actions: ['takeApplication', 'dropPending'] },
        ],
        'save.conflicted': { target: 'conflict', actions: ['takeApplication', 'keepPending', 'keepConflict'] },
        'session.expired': 'expired',
      },
    },
    retrying: {
      description: 'The answer was lost; the same event is sent again after a pause.',
      tags: 'ahead',
      always: { target: 'offline', guard: 'isOffline' },
      on: {
        'save.retried': 'saving',
        'network.back': 'saving',
        'network.lost': { target: 'offline', actions: 'noteOffline' },
      },
      after: { backoff: 'saving' },
    },
    offline: {
      description: 'There is no network; typing goes on and what waits is sent when it is back.',
      tags: 'ahead',
      on: {
        'save.requested': { guard: 'isFree', actions: 'keepPending' },
        'event.refused': { guard: 'isFree', actions: 'keepRefusal' },
        'save.retried': { target: 'saving', guard: 'isPending' },
        'application.read': reading,
        'network.back': [
          { target: 'saving', guard: 'isPending', actions: 'noteOnline' },
          { target: 'idle', actions: ['noteOnline', 'sendDrafts'] },
        ],
      },
    },
    interrupted: {
      description: 'The tab was reloaded while an event was under way; it waits until the application has been read.',
      on: {
        'session.restored': [
          { target: 'conflict', guard: 'isInConflict', actions: 'takeApplication' },
          { target: 'saving', guard: 'isOnline', actions: 'takeApplication' },
          { target: 'offline', actions: 'takeApplication' },
        ],
      },
    },
    conflict: {
      description: 'Somebody else saved first; the form keeps what was typed and shows both.',
      on: {
        'conflict.resolved': [
          { target: 'saving', guard: 'canSendMine', actions: 'dropConflict' },
          { target: 'idle', guard: 'isMine', actions: ['refuseConflict', 'dropConflict'] },
          { target: 'idle', actions: ['takeTheirs', 'dropConflict', 'dropPending', 'sendDrafts'] },
        ],
      },
    },
    expired: {
      description:
        'The code or the sign-in is not accepted any more; what was typed is kept until the code opens it again.',
      on: {
        'session.renewed': [
          { target: 'saving', guard: 'isSameAndPending', actions: 'takeApplication' },
          { target: 'idle', guard: 'isSame', actions: ['takeApplication', 'sendDrafts'] },
        ],
        'save.retried': { target: 'saving', guard: 'isPending' },
      },
    },
  },
  on: {
    'application.opened': { target: '.idle', actions: ['openApplication', 'takeApplication'] },
    'session.left': { target: '.idle', guard: 'losesNothing', actions: 'forget' },
    'role.known': { actions: 'noteRole' },
    'beginning.moved': { guard: 'isBeginning', actions: 'keepBeginning' },
    'code.renewed': { actions: 'takeCode' },
    'code.noted': { actions: 'noteCode' },
    'elsewhere.followed': { actions: 'follow' },
    'elsewhere.noted': { actions: 'noteElsewhere' },
    'draft.typed': { actions: 'keepDraft' },
    'draft.saved': { actions: 'dropSavedDraft' },
    'screen.held': { actions: 'hold' },
    'screen.released': { guard: 'isHeld', actions: ['release', 'readAgain'] },
    'files.noted': { actions: 'noteFiles' },
    'network.lost': { actions: 'noteOffline' },
    'network.back': { actions: 'noteOnline' },
  },
});
