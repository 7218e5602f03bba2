export { createRegistration } from './createRegistration.ts';
export {
  checkAnswers,
  missingAnswers,
  type CustomField,
  type SentAnswers,
  type StoredAnswers,
} from './customFields.ts';
export { feeOf, grossOf, moneyOf, type MoneyFacts, type PaymentStatus } from './fees.ts';
export { followPrice } from './followPrice.ts';
export { requireOpenGates } from './gates.ts';
export {
  defineRegistrations,
  readableRegistration,
  RegistrationModel,
  type RegistrationRow,
} from './model.ts';
export { getRegistration, registrationPopulation } from './readRegistrations.ts';
export { isRosterLocked, rosterBounds } from './roster.ts';
export { registrationRoutes } from './routes.ts';
