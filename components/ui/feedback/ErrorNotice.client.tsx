'use client';

type Props = { onRetry: () => void };

/** The error page in both languages, since the messages are not available here. */
export function ErrorNotice({ onRetry }: Props) {
  return (
    <div id="error-notice">
      <h1>Unexpected Application Error!</h1>
      <p>
        <button type="button" onClick={onRetry}>
          Try again · <span lang="sr-Latn-ME">Pokušajte ponovo</span>
        </button>
      </p>
      <p>
        <a href="/">
          Home · <span lang="sr-Latn-ME">Početna</span>
        </a>
      </p>
    </div>
  );
}
