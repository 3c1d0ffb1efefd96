import { StreetMapButton } from '@/components/map/StreetMapButton.client';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { fill } from '@/lib/i18n/fill';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { MapGroup } from '@/lib/routing/mapGroup';
import { env } from '@/lib/server/env';
import { site } from '@/lib/site';

const { latitude, longitude } = site.coordinates;
const OPEN_STREET_MAP = `https://www.openstreetmap.org/#map=15/${latitude}/${longitude}`;

type Props = {
  /** The places to mark; null for all. */
  group: MapGroup | null;
};

/** The button of the street map, which says what it loads; nothing where none is configured. */
export async function StreetMapAction({ group }: Props) {
  const { streetMap } = env();
  if (!streetMap) return null;
  const language = await pageLanguage();
  const { street, tools } = MESSAGES[language].MapPage;
  const messages = { ...street, ...tools, note: fill(street.note, { host: new URL(streetMap).host }) };
  return (
    <StreetMapButton tiles={streetMap} language={language} group={group} messages={messages}>
      <a href="https://www.openstreetmap.org/copyright" rel="noopener" lang="en">
        © OpenStreetMap contributors
      </a>
      <ExternalLink href={OPEN_STREET_MAP}>{street.outside}</ExternalLink>
    </StreetMapButton>
  );
}
