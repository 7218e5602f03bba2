export { mailDelivery } from './deliverMail.ts';
export { refusalDoor } from './refusalRoutes.ts';
export { createRefusals } from './refusals.ts';
export { writePreview } from './writePreview.ts';
