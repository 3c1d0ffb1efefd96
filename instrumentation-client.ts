import { followHistory } from '@/components/ui/browser/followHistory';
import { trackBackNavigation } from '@/components/ui/browser/linkFocus';
import { markZoom } from '@/components/ui/browser/markZoom';
import { openDetails } from '@/components/ui/browser/openDetails';
import { resetSubmitted } from '@/components/ui/browser/resetSubmitted';
import { reportError } from '@/components/ui/feedback/reportError';
import { handleSkippedTransitions } from '@/components/ui/feedback/skippedTransitions';

// Errors that no error boundary catches: in event handlers, in timers, before hydration.
addEventListener('error', ({ error }) => error && reportError(error));
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
handleSkippedTransitions();
trackBackNavigation();
followHistory();
openDetails();
resetSubmitted();
markZoom();
