export { countUnsettled } from './checkoutRows.ts';
export { definePaymentJobs } from './jobs.ts';
export { definePayments } from './model.ts';
export { paymentPopulation } from './readPayments.ts';
export { recordPayment } from './recordPayment.ts';
export { paymentRoutes, registrationTeamPaymentRoutes } from './routes.ts';
