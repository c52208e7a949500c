import { toast } from '../ui/toasts.svelte.ts';
import { t } from '../words/words.svelte.ts';
import type { Reply } from './live/api.ts';

/** Why something was not done, in words. */
export function refusalText(reply: Exclude<Reply<unknown>, { kind: 'ok' }>): string {
  if (reply.kind === 'away') return t('club-not-away');
  switch (reply.code) {
    case 'busy':
      return t('club-not-busy');
    case 'too-many':
      return t('club-not-too-many');
    case 'bad-terms':
      return t('club-not-terms');
    case 'bad-name':
      return t('club-name-bad');
    case 'name-taken':
    case 'bad-password':
    case 'bad-passkey':
    case 'wrong-sign-in':
    case 'needs-account':
    case 'not-signed-in':
    case 'banned':
    case 'no-such-player':
      return t(`account-not-${reply.code}`);
    case 'bad-code':
      return t('club-use-bad');
    case 'protocol-old':
      return t('club-lack-old-note');
    default:
      return t('club-not-other');
  }
}

/** Says it beside whatever is shown. */
export function tellRefusal(reply: Exclude<Reply<unknown>, { kind: 'ok' }>): void {
  toast(refusalText(reply), { tone: 'danger' });
}
