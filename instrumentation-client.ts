import { reportError } from '@/components/ui/feedback/reportError';
import { handleSkippedTransitions } from '@/components/ui/feedback/skippedTransitions';
import { followHistory } from '@/components/ui/page/followHistory';
import { trackWayBack } from '@/components/ui/page/linkFocus';
import { markZoom } from '@/components/ui/page/markZoom';
import { openDetails } from '@/components/ui/page/openDetails';

// Errors that no error boundary catches: in event handlers, in timers, before hydration.
addEventListener('error', ({ error }) => error && reportError(error));
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
handleSkippedTransitions();
trackWayBack();
followHistory();
openDetails();
markZoom();
