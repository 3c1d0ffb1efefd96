import { CategoryView, categoryMetadata } from '@/app/[lang]/category/CategoryView';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/category/[id]/[page]'>;

export const generateMetadata = ({ params }: Props) => categoryMetadata({ kind: 'category', params });

const CategoryPage = ({ params }: Props) => <CategoryView kind="category" params={params} />;

export default CategoryPage;
