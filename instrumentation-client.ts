import { reportError } from '@/components/ui/feedback/reportError';

// Errors that no error boundary catches: in event handlers, in timers, before hydration.
addEventListener('error', ({ error }) => error && reportError(error));
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
