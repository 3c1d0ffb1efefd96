import { CategoryView, categoryMetadata } from '@/app/[lang]/category/CategoryView';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/subcategory/[id]/[page]'>;

export const generateMetadata = ({ params }: Props) => categoryMetadata({ kind: 'subcategory', params });

const SubcategoryPage = ({ params }: Props) => <CategoryView kind="subcategory" params={params} />;

export default SubcategoryPage;
