export { definePaymentProducts, PaymentProductModel } from './model.ts';
export { paymentProductsByIds } from './readPaymentProducts.ts';
export { paymentProductRoutes } from './routes.ts';
