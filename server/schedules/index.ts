export { roundRobin } from './roundRobin.ts';
