/** The fields that are stored as they are sent. */
export const plainFields = [
  'message',
  'active',
  'hidden',
  'contestType',
  'sports',
  'requirePlayers',
  'hasPayments',
  'allowCoaches',
  'requireReleaseStatement',
  'releaseStatement',
  'requireThankYouMessage',
  'thankYouMessage',
  'paymentProduct',
  'donationProduct',
] as const;
