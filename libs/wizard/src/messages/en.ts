/** Texts that every wizard has. */
export const messages = {
  'app.pageTitle': '{page} · {bank}',
  'app.loading': 'One moment …',
  'app.noScript': 'This application needs JavaScript. You can also call us on {phone}.',
  'app.resume': 'Continue an application',
  'footer.privacy': 'Privacy',
  'footer.security': 'Security',
  'footer.complaints': 'Complaints',
  'footer.accessibility': 'Accessibility',

  'resume.title': 'Continue your application',
  'resume.lead': 'Type the code that you received after the first step. Capitals, spaces and hyphens do not matter.',
  'resume.code': 'Application code',
  'resume.codeHint': 'Twelve letters and digits, for instance 7K3M-Q2XV-9RTD',
  'resume.submit': 'Continue',
  'resume.unknown': 'We do not know this code. Check it and try again.',
  'resume.many': 'Too many attempts. Try again in a minute.',
  'resume.unreachable': 'The server cannot be reached. Check your connection and try again.',
  'resume.new': 'Start a new application',

  'step.count': 'Step {step} of {total}',
  'step.back': 'Back',
  'step.next': 'Save and continue',
  'step.send': 'Send my application',
  'step.yes': 'Yes',
  'step.no': 'No',

  'banner.title': 'No obligation until you sign',
  'banner.text': 'Applying is free. We save every step; you can stop now and continue later with your code.',
  'banner.adminCode': 'Admin code: {code}',
  'admin.jump': 'Opened from the progress bar',

  'code.title': 'Your application is saved',
  'code.text': 'With this code you continue on any device. Keep it to yourself: it opens your application.',
  'code.renewed': 'Your application has a new code',
  'code.renewedText':
    'This application was prepared for you. From now on only this code opens it, and only you know it; the one that you were given does not work any more.',
  'code.noted': 'I have noted the code',
  'code.show': 'Show my application code',
  'code.qr': 'Continue on your phone: scan this picture',
  'code.showQr': 'Show as QR code',
  'code.mail': 'Mail it to me',
  'code.mailFailed': 'The mail could not be sent. Try again later.',

  'error.tick': 'Tick this box to go on',

  'summary.empty': '–',

  'documents.type': 'What kind of document is it?',
  'documents.files': 'Files',
  'documents.upload': 'Upload',
  'documents.arrived': 'Files that have arrived',
  'documents.cancel': 'Cancel the upload',
  'documents.failed': 'Not everything has arrived. Each file can be tried again by itself.',
  'documents.unreachable': 'the server did not answer',
  'documents.tooLarge': 'larger than 10 MB',
  'documents.tooMany': 'At most 10 files at a time.',
  'documents.noFile': 'Please select a file before uploading.',
  'documents.confirmUpload': 'Are you sure you want to upload this document?',
  'documents.confirmDelete': 'Are you sure you want to delete this?',
  'documents.yes': 'Yes, upload',
  'documents.yesDelete': 'Yes, delete',

  'finished.home': 'Back to the start',

  'session.retrying': 'The server does not answer. We try again; what you typed is kept.',
  'session.offline': 'You are offline. Go on typing; we save it as soon as you are back.',
  'session.retry': 'Try now',
  'session.expired': 'Your session has ended. Open the application again with your code; what you typed is kept.',
  'session.refused': 'This is not possible at the moment.',
  'conflict.title': 'This application was changed elsewhere',
  'conflict.text':
    'While you were typing, other answers were saved on another device or in another tab. Which ones should stay?',
  'conflict.field': 'Question',
  'conflict.mine': 'Typed here',
  'conflict.theirs': 'Saved elsewhere',
  'conflict.keepMine': 'Keep what I typed',
  'conflict.takeTheirs': 'Take what is saved',

  'privacy.title': 'Your privacy',
  'privacy.more': 'Read the privacy policy',
  'privacy.accept': 'I accept the privacy policy',

  'code.mailed': 'The mail is on its way.',
  'saved.field.description': 'Description saved successfully',
  'saved.saving': 'Saving …',
  'saved.kept': 'Saved. What you type is kept too.',
  'privacy.text':
    'We process your personal data for this application only, keep them no longer than the law demands and never sell them. This site sets only the cookies that it needs to work.',
  'resume.empty': 'Type your code',
  'error.decimals': 'Enter figures with at most two decimals, for example {example}',
  'error.least': 'At least {least}',
  'error.most': 'At most {most}',
  'error.longest': 'At most {count} characters',
} as const;

/** Key of a text that every wizard has. */
export type WizardKey = keyof typeof messages;
