import { fill, provider, type Language } from '@statewise/i18n';
import type { Message } from '../platform/mail/outbox.js';

/** What the owner of an account hears of. */
export type AccountNoticeKind = 'device' | 'password' | 'factor' | 'address' | 'role' | 'token' | 'codes';

type Texts = Readonly<Record<AccountNoticeKind, readonly [subject: string, sentence: string]>>;

const texts: Readonly<Record<Language, Texts & { readonly frame: string }>> = {
  en: {
    device: [
      'A sign-in on a new device',
      'Somebody signed in to your account with a browser that did not before: {what}.',
    ],
    password: ['Your password was changed', 'The password of your account was changed.'],
    factor: ['Your second factor was changed', 'An authenticator app was enrolled for your account.'],
    address: ['The address of your account was changed', 'The e-mail address of your account was changed to {what}.'],
    role: ['The role of your account was changed', 'Your account now has the role {what}.'],
    token: ['A token was made in your name', 'A token for a program was made in your name: {what}.'],
    codes: [
      'Wrong codes for your account',
      'Somebody who knows your password gave too many wrong codes of your second factor. Codes of the app are refused for a quarter of an hour; a recovery code still works.',
    ],
    frame:
      'Hello {name},\n\n{sentence}\n\nWas it you? Then there is nothing to do. If not, tell an admin at once.\n\n{bank}\n',
  },
  nl: {
    device: ['Aanmelding op een nieuw toestel', 'Iemand meldde zich aan op uw account met een nieuwe browser: {what}.'],
    password: ['Uw wachtwoord is gewijzigd', 'Het wachtwoord van uw account is gewijzigd.'],
    factor: ['Uw tweede factor is gewijzigd', 'Er is een authenticator-app voor uw account geregistreerd.'],
    address: ['Het adres van uw account is gewijzigd', 'Het e-mailadres van uw account is gewijzigd in {what}.'],
    role: ['De rol van uw account is gewijzigd', 'Uw account heeft nu de rol {what}.'],
    token: ['Er is een token op uw naam gemaakt', 'Er is op uw naam een token voor een programma gemaakt: {what}.'],
    codes: [
      'Verkeerde codes voor uw account',
      'Iemand die uw wachtwoord kent, gaf te veel verkeerde codes van uw tweede factor. Codes van de app worden een kwartier geweigerd; een herstelcode werkt nog.',
    ],
    frame:
      'Dag {name},\n\n{sentence}\n\nWas u dit? Dan hoeft u niets te doen. Zo niet, verwittig dan meteen een beheerder.\n\n{bank}\n',
  },
  fr: {
    device: [
      'Connexion sur un nouvel appareil',
      'Quelqu’un s’est connecté à votre compte avec un nouveau navigateur : {what}.',
    ],
    password: ['Votre mot de passe a été modifié', 'Le mot de passe de votre compte a été modifié.'],
    factor: [
      'Votre second facteur a été modifié',
      'Une application d’authentification a été enregistrée pour votre compte.',
    ],
    address: ['L’adresse de votre compte a été modifiée', 'L’adresse e-mail de votre compte est désormais {what}.'],
    role: ['Le rôle de votre compte a été modifié', 'Votre compte a désormais le rôle {what}.'],
    token: ['Un jeton a été créé en votre nom', 'Un jeton pour un programme a été créé en votre nom : {what}.'],
    codes: [
      'Codes incorrects pour votre compte',
      'Quelqu’un qui connaît votre mot de passe a saisi trop de codes incorrects de votre second facteur. Les codes de l’application sont refusés pendant un quart d’heure ; un code de secours fonctionne toujours.',
    ],
    frame:
      'Bonjour {name},\n\n{sentence}\n\nÉtait-ce vous ? Alors il n’y a rien à faire. Sinon, prévenez immédiatement un administrateur.\n\n{bank}\n',
  },
};

/** The mail by which the owner of an account hears of something. */
export function noticeMail(
  kind: AccountNoticeKind,
  to: string,
  { name, what }: { readonly name: string; readonly what: string },
  language: Language,
): Message {
  const { frame, [kind]: said } = texts[language];
  const [subject, sentence] = said;
  const text = fill(frame, { name, sentence: fill(sentence, { what }), bank: provider.name });
  return { to, subject: `${subject} – ${provider.name}`, text };
}
