import { redocly } from './redocly.ts';
import { documents } from './released.ts';

/** `npm run check:documents`: Redocly's recommended rules over both documents. */
const files = documents.map((name) => `openapi/${name}`);
const { status, output, errors } = await redocly('lint', ...files, '--format', 'stylish');
if (status !== 0) console.error(output + errors);
process.exitCode = status;
