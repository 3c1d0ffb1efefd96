import { SearchView } from '@/components/search/SearchView';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('search');

const SearchPage = () => <SearchView query="" response={null} />;

export default SearchPage;
