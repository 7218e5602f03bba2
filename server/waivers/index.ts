export { createWaiver } from './createWaiver.ts';
export { endLinks } from './endLinks.ts';
export { defineWaivers } from './model.ts';
export { presentWaiverDetails } from './presenter.ts';
export { waiverPopulation } from './readWaivers.ts';
export { requestSignatures } from './requestSignatures.ts';
export { waiverRoutes } from './routes.ts';
export { playersToSign, waiverDetailsOf, type StoredWaiverDetail } from './waiverDetails.ts';
