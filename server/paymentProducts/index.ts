export { createPaymentProduct } from './createPaymentProduct.ts';
export { followPrices } from './followers.ts';
export { definePaymentProducts, PaymentProductModel } from './model.ts';
export { paymentProductsByIds } from './readPaymentProducts.ts';
export { paymentProductRoutes } from './routes.ts';
