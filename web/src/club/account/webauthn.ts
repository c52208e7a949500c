// Between the club's JSON and the browser's passkeys. Newer browsers read and write that JSON themselves; for the others it is
// done here, as far as our options go.
import { fromBase64url, toBase64url } from './base64url.ts';

/** What a browser can do for passkeys; a test gives its own. */
export type Maker = Pick<CredentialsContainer, 'create' | 'get'>;

/** A credential as it goes over the wire; what it holds is the club's matter. */
export type Shown = object;

type Described = { id: string; type: PublicKeyCredentialType; transports?: AuthenticatorTransport[] };

interface CreationJson {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
  [other: string]: unknown;
}

interface RequestJson {
  challenge: string;
  allowCredentials?: Described[];
  [other: string]: unknown;
}

/** Whether this browser knows passkeys, on a page that is secure. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && isSecureContext;
}

/** Whether passkeys can be offered among the names that a field proposes. */
export async function proposesPasskeys(): Promise<boolean> {
  if (!knowsPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function')
    return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** The part for the browser; the club's library wraps it. */
function inner(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'publicKey' in options
    ? options.publicKey
    : options;
}

function described(list: readonly Described[]): PublicKeyCredentialDescriptor[] {
  return list.map((one) => ({ ...one, id: fromBase64url(one.id) }));
}

export function readCreation(options: unknown): PublicKeyCredentialCreationOptions {
  const json = inner(options) as CreationJson;
  if (typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function')
    return PublicKeyCredential.parseCreationOptionsFromJSON(
      json as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
  return {
    ...json,
    challenge: fromBase64url(json.challenge),
    user: { ...json.user, id: fromBase64url(json.user.id) },
    excludeCredentials: described(json.excludeCredentials ?? []),
  } as unknown as PublicKeyCredentialCreationOptions;
}

export function readRequest(options: unknown): PublicKeyCredentialRequestOptions {
  const json = inner(options) as RequestJson;
  if (typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function')
    return PublicKeyCredential.parseRequestOptionsFromJSON(
      json as unknown as PublicKeyCredentialRequestOptionsJSON,
    );
  return {
    ...json,
    challenge: fromBase64url(json.challenge),
    allowCredentials: described(json.allowCredentials ?? []),
  } as unknown as PublicKeyCredentialRequestOptions;
}

/** What the browser gave, in JSON. */
export function written(credential: PublicKeyCredential): Shown {
  if (typeof credential.toJSON === 'function') return credential.toJSON();
  const { id, rawId, type, response } = credential;
  const common = {
    id,
    rawId: toBase64url(rawId),
    type,
    clientExtensionResults: credential.getClientExtensionResults(),
    authenticatorAttachment: credential.authenticatorAttachment ?? undefined,
  };
  const clientDataJSON = toBase64url(response.clientDataJSON);
  if ('attestationObject' in response) {
    const made = response as AuthenticatorAttestationResponse;
    const transports = typeof made.getTransports === 'function' ? made.getTransports() : [];
    return {
      ...common,
      response: { clientDataJSON, attestationObject: toBase64url(made.attestationObject), transports },
    };
  }
  const given = response as AuthenticatorAssertionResponse;
  return {
    ...common,
    response: {
      clientDataJSON,
      authenticatorData: toBase64url(given.authenticatorData),
      signature: toBase64url(given.signature),
      userHandle: given.userHandle ? toBase64url(given.userHandle) : undefined,
    },
  };
}
