/** The dialogs that are open, the uppermost last. */
let open: readonly symbol[] = $state.raw([]);

/** Whether a dialog is the uppermost; without one, whether none is open. */
export function isUppermost(dialog?: symbol): boolean {
  return open.at(-1) === dialog;
}

/** A dialog opens; gives what tells that it closed. */
export function opened(dialog: symbol): () => void {
  open = [...open, dialog];
  return () => {
    open = open.filter((one) => one !== dialog);
  };
}
