import { handleSkippedTransitions } from '@/components/ui/page/skippedTransitions';

handleSkippedTransitions();
