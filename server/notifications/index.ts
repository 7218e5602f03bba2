export { mailDelivery } from './deliverMail.ts';
