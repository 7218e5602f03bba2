import { permissionRule, type Permission } from '../contract/permissions.ts';

/** Who may call an operation with this permission, as a sentence of its description. */
export function callersSentence(permission: Permission): string {
  const { callers, scope } = permissionRule(permission);
  const key = scope && callers.includes('apiKey') ? `API keys with \`${scope}\`` : undefined;
  if (callers.includes('anonymous')) {
    return key
      ? `Open to everybody in its public view, without a credential; administrators and ${key} see all of their organization.`
      : 'Open to everybody, without a credential.';
  }
  const user = callers.includes('user');
  if (key) {
    const signedIn = user ? ', and signed-in users for what is their own' : '';
    return `For administrators and ${key}, within their organization${signedIn}.`;
  }
  return user
    ? 'For signed-in users and administrators; not for API keys.'
    : 'For administrators; not for API keys.';
}
